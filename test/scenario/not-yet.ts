// Scenarios that the rules core does not play as they say yet, each with what it cannot do.

/** Names of scenarios with the reason. The test of the samples fails for one that passes, so that it is taken off. */
export const notYet: ReadonlyMap<string, string> = new Map([]);
