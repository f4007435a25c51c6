import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { deleteLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { importLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import {
  apiDouble,
  type Failure,
  fail,
  failWithText,
  loseConnection,
} from '#web/testing/api-double.ts';
import { anId, aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { aVisit } from '#web/testing/builders/visits.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { keepSentKey, readSentKey } from '../session/sent-keys.ts';
import { endSession, startSession, storedToken } from '../session/session.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { urlOf } from './api-input.ts';

const GOOD = { name: 'Ravi', email: 'r@c.example', role: 'lab', password: 'secret1' } as const;

let logged: MockInstance;

beforeEach(() => {
  endSession();
  logged = vi.spyOn(console, 'info').mockImplementation(() => {});
});

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error(`Not refused: ${String(error)}`);
}

describe('urlOf', () => {
  it('fills and encodes parameters', () => {
    const { path } = getStaffMember;
    expect(urlOf(getStaffMember, { params: { id: 'a/b ?' } })).toBe('/api/staff/a%2Fb%20%3F');
    expect(() => urlOf(getStaffMember, { params: { id: '' } })).toThrow(path);
    expect(() => urlOf(getStaffMember, {})).toThrow(path);
  });

  it('omits empty query parameters', () => {
    const query = { search: 'rao & co', gender: '', sortBy: undefined, page: 2, limit: null };
    expect(urlOf(listPatients, { query })).toBe('/api/patients?search=rao+%26+co&page=2');
    expect(urlOf(listPatients, { query: {} })).toBe('/api/patients');
  });
});

describe('callApi', () => {
  it('sends the token and a JSON body, and turns money into paise', async () => {
    const api = apiDouble();
    startSession('my-token', aUser('admin'));
    api.on(addStaff, aStaffMember({ opd_fee: paise(1_999) }));
    const reply = await callApi(addStaff, { body: { ...GOOD, opd_fee: 19.99 } });

    expect(reply.opd_fee).toBe(1_999);
    const [request] = api.requests(addStaff);
    expect(request?.body.opd_fee).toBe(1_999);
    expect(request?.headers.get('Authorization')).toBe('Bearer my-token');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
  });

  it('sends no token without a session, and no type without a body', async () => {
    const api = apiDouble();
    api.on(createVisit, { visitId: anId(), patientId: anId() });
    await callApi(createVisit, {});
    const [request] = api.requests(createVisit);
    expect(request?.headers.has('Authorization')).toBe(false);
    expect(request?.headers.has('Content-Type')).toBe(false);
  });

  it('lets the browser set the type of a form', async () => {
    const api = apiDouble();
    api.on(importLabTests, fail(415, 'Not this.'));
    const file = new File(['PK'], 'tests.xlsx');
    await errorOf(callApi(importLabTests, { file, body: { preview: 'true' } }));
    const sent = api.requests(importLabTests)[0]?.headers.get('Content-Type') ?? '';
    expect(sent).not.toContain('application/json');
  });

  it('sends an idempotency key only where the endpoint takes one', async () => {
    const api = apiDouble();
    api.on(addStaff, aStaffMember());
    api.on(listStaff, []);
    await callApi(addStaff, { body: GOOD }, { idempotencyKey: 'key-of-this-try' });
    await callApi(listStaff, {}, { idempotencyKey: 'key-of-this-try' });
    expect(api.requests(addStaff)[0]?.headers.get('Idempotency-Key')).toBe('key-of-this-try');
    expect(api.requests(listStaff)[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  describe('ends the keys of lost replies', () => {
    beforeEach(() => {
      startSession('t', aUser('admin'));
      keepSentKey('POST /api/bills 1', 'key-of-this-try');
    });
    const isKept = () => readSentKey('POST /api/bills 1') !== undefined;
    const params = { id: anId() };

    it('when it takes back what a call made', async () => {
      const api = apiDouble();
      api.on(deleteLabOrder, fail(409, 'Not now.'));
      await errorOf(callApi(deleteLabOrder, { params }));
      expect(isKept()).toBe(true);
      api.on(deleteLabOrder, { message: 'Deleted.' });
      await callApi(deleteLabOrder, { params });
      expect(isKept()).toBe(false);
    });

    it('when it cancels, and not with another status', async () => {
      const api = apiDouble();
      api.on(moveVisit, aVisit());
      await callApi(moveVisit, { params, body: { status: 'seen' } });
      expect(isKept()).toBe(true);
      await callApi(moveVisit, { params, body: { status: 'cancelled' } });
      expect(isKept()).toBe(false);
    });

    it('not with another change', async () => {
      const api = apiDouble();
      api.on(createVisit, { visitId: anId(), patientId: anId() });
      await callApi(createVisit, {});
      expect(isKept()).toBe(true);
    });
  });

  it('throws on a reply of another shape', async () => {
    const api = apiDouble();
    for (const wrong of ['{"status":"fine"}', '<html>', '']) {
      api.on(getHealth, failWithText(200, wrong));
      const error = await errorOf(callApi(getHealth, {}));
      expect(error).toMatchObject({ code: 'invalid_reply', status: 200 });
    }
  });

  it.each<[Failure, Partial<ApiError>]>([
    [
      fail(400, 'Please check.', { code: 'invalid_input', fields: { name: 'Too long.' } }),
      { message: 'Please check.', code: 'invalid_input', fields: { name: 'Too long.' } },
    ],
    [failWithText(409, '{"error":"Taken."}'), { message: 'Taken.', code: 'http_409' }],
    [failWithText(502, 'Bad gateway'), { message: 'HTTP error! status: 502', body: 'Bad gateway' }],
    [failWithText(500, '{"message":7}'), { message: 'HTTP error! status: 500', fields: {} }],
  ])('%o becomes %o', async (failure, expected) => {
    const api = apiDouble();
    api.on(listStaff, failure);
    const error = await errorOf(callApi(listStaff, {}));
    expect(error).toMatchObject({ status: failure.status, ...expected });
  });

  it('logs a lost connection as a network or CORS problem, without the query', async () => {
    const api = apiDouble();
    api.on(listPatients, loseConnection());
    const error = await errorOf(callApi(listPatients, { query: { search: 'Meena' } }));
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect(error.message).toBe('The server cannot be reached. Please check the connection.');
    expect(logged).toHaveBeenCalledWith('Network or CORS problem: /api/patients');
  });

  it('rethrows an abort unchanged', async () => {
    const api = apiDouble();
    api.on(listStaff, keepPending);
    const stop = new AbortController();
    const call = callApi(listStaff, {}, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  it('ends the session, shows a message and throws Unauthorized', async () => {
    const api = apiDouble();
    startSession('dead', aUser('admin'));
    api.on(listStaff, fail(401, 'Session expired.'));
    const error = await errorOf(callApi(listStaff, {}));
    expect(error).toMatchObject({ message: 'Unauthorized', status: 401 });
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Unauthorized'));
  });

  it('from sign-in is only a refusal', async () => {
    const api = apiDouble();
    startSession('alive', aUser('admin'));
    api.on(login, fail(401, 'Invalid email or password.'));
    const error = await errorOf(callApi(login, { body: { email: 'a@b.c', password: 'x' } }));
    expect(error.message).toBe('Invalid email or password.');
    expect(storedToken()).toBe('alive');
  });

  it('that arrives late does not end a newer session', async () => {
    const api = apiDouble();
    const { promise, resolve } = Promise.withResolvers<Failure>();
    startSession('old', aUser('admin'));
    api.on(listStaff, () => promise);
    const call = errorOf(callApi(listStaff, {}));
    startSession('new', aUser('doctor'));
    resolve(fail(401, 'Session expired.'));
    await call;
    expect(storedToken()).toBe('new');
  });
});
