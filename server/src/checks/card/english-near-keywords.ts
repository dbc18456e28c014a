// English words that look like a misspelt keyword but are words of their own, as a kind of counter may be named.

/** Words within two letters of a keyword that counters can grant (CR 122.1b). */
export const englishNearKeywords: ReadonlySet<string> = new Set(
  // flying
  (
    'frying plying lying fling flaying flowing drying crying trying playing laying buying fleeing sliding prying spying ' +
    'slaying claying flung flings flyer fly flights flight sling cling dying tying vying ' +
    // haste
    'paste taste waste baste hate haze hasty caste chaste host hustle castle hasten hash mast cast ' +
    // reach
    'peach beach teach leach bleach breach preach each react roach ranch real reap retch leech rich ' +
    // menace
    'menaces grimace finance palace meance mesa mentor mince mance penance ' +
    // shadow
    'shallow shadows shade shadowy ' +
    // exalted, decayed
    'exulted halted salted exacted exiled delayed decoyed decay decays decade decree defaced ' +
    // trample, lifelink, vigilance, hexproof, indestructible, deathtouch
    'sample ample temple tremble example trampled triple grapple tramp tramway rumple crumple ' +
    'lifeline lifelike lifeblood vigilante fireproof'
  ).split(' '),
);
