// Where the page of a check is found.
import { checks } from '../checks';

const pages = new Map(checks.map(({ id, group }) => [id, `${group}/${id}`]));

/** The place of a check's page below the folder of checks, without its ending: `card/undefined-choice`. */
export function findCheckPage(check: string): string | undefined {
  return pages.get(check);
}
