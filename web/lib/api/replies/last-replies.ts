import { storedToken, watchSession } from '../../session/session.ts';

type LastReply = { readonly etag: string; readonly reply: unknown; readonly token: string | null };

/** Each is a whole list; a screen asks for few of them. */
const MOST_REPLIES = 8;

/**
 * Replies with an ETag, by address, so that the server may answer that a list is unchanged. In the
 * memory of the page only, since the browser's cache would keep a clinic's lists after sign-out.
 */
const replies = new Map<string, LastReply>();

/** The last reply of an address in this session. */
export function lastReply(url: string): LastReply | undefined {
  const last = replies.get(url);
  return last?.token === storedToken() ? last : undefined;
}

export function rememberReply(url: string, last: LastReply): void {
  replies.delete(url);
  replies.set(url, last);
  for (const oldest of replies.keys()) {
    if (replies.size <= MOST_REPLIES) break;
    replies.delete(oldest);
  }
}

watchSession(() => {
  for (const [url, { token }] of replies) if (token !== storedToken()) replies.delete(url);
});
