import { login } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES, loginFailedWithStatus } from '#contract/auth/auth.messages.ts';
import { LoginBody } from '#contract/auth/auth.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { fieldErrorsOf } from '#web/lib/form-errors.ts';
import { startSession } from '#web/lib/session.ts';

export type SignInFailure = {
  readonly fields: { readonly email?: string; readonly password?: string };
  /** What the whole form was refused for. */
  readonly error: string | null;
};

/** Signs in with what was typed, and begins the session. Null means that it has succeeded. */
export async function signIn(typed: unknown): Promise<SignInFailure | null> {
  const checked = LoginBody.safeParse(typed);
  if (!checked.success) return { fields: fieldErrorsOf(checked.error), error: null };
  try {
    const { token, user } = await callApi(login, { body: checked.data });
    startSession(token, user);
    return null;
  } catch (error) {
    return { fields: {}, error: failureMessage(error) };
  }
}

/** Specification 1, section 8: what the server says, else its status and text, else a text of ours. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'invalid_reply') {
    return AUTH_MESSAGES.loginFailed;
  }
  if (error.status === 0) return error.message;
  return serverMessage(error.body) ?? loginFailedWithStatus(error.status, plainText(error.body));
}

/** A line of text is worth showing; the page of a proxy is not. */
function plainText(body: unknown): string {
  if (typeof body !== 'string') return '';
  const text = body.trim();
  return text.startsWith('<') || text.length > 200 ? '' : text;
}
