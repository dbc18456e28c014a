// The formats that this folder's tests have in common, by their ids.
import type { FileFormat } from '../../server/src/formats/file-format';
import { format as cardConjurer } from '../../server/src/formats/card-conjurer';
import { format as cockatrice } from '../../server/src/formats/cockatrice';
import { format as draftmancer } from '../../server/src/formats/draftmancer';
import { format as lackey } from '../../server/src/formats/lackey';
import { format as magarena } from '../../server/src/formats/magarena';
import { format as mse } from '../../server/src/formats/mse';
import { format as mtgjson } from '../../server/src/formats/mtgjson';

export const SEVEN: readonly FileFormat[] = [
  cardConjurer,
  cockatrice,
  draftmancer,
  lackey,
  magarena,
  mse,
  mtgjson,
];
