import { login } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES, loginFailedWithStatus } from '#contract/auth/auth.messages.ts';
import { LoginBody } from '#contract/auth/auth.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { startSession } from '#web/lib/session/session.ts';
import { deviceToken, keepDeviceToken } from './device-token.ts';

export type SignInFailure = {
  readonly fields: { readonly email?: string; readonly password?: string; readonly code?: string };
  /** The error of the whole form. */
  readonly error: string | null;
  /** The password is right: the authenticator app's code is required too. */
  readonly asksCode?: true;
};

/** Signs in with the typed values and starts the session. Returns null on success. */
export async function signIn(typed: unknown): Promise<SignInFailure | null> {
  const checked = LoginBody.safeParse(typed);
  if (!checked.success) return { fields: fieldErrorsOf(checked.error), error: null };
  try {
    const device = deviceToken();
    const body = { ...checked.data, ...(device && { device }) };
    const signedIn = await callApi(login, { body });
    if (signedIn.device) keepDeviceToken(signedIn.device);
    startSession(signedIn.token, signedIn.user);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'second_factor_required')) {
      return { fields: {}, error: failureMessage(error) };
    }
    const fields = checked.data.code?.trim() ? { code: error.message } : {};
    return { fields, error: null, asksCode: true };
  }
}

/** Specification 1, section 8: the server's message, otherwise its status and text, otherwise our own text. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'invalid_reply') {
    return AUTH_MESSAGES.loginFailed;
  }
  if (error.status === 0) return error.message;
  return serverMessage(error.body) ?? loginFailedWithStatus(error.status, plainText(error.body));
}

/** Shows a single line of text; a proxy's HTML page is dropped. */
function plainText(body: unknown): string {
  if (typeof body !== 'string') return '';
  const text = body.trim();
  return text.startsWith('<') || text.length > 200 ? '' : text;
}
