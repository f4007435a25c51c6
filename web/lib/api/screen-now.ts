const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The page that is open, each id in its address written `:id`; which page it was is kept of a read. */
export function screenNow(): string {
  return location.pathname.replace(ID, ':id');
}
