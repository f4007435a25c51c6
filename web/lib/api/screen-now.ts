const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The open page's address, with each id replaced by `:id`; logged with a read. */
export function screenNow(): string {
  return location.pathname.replace(ID, ':id');
}
