import { describe, expect, it } from 'vitest';
import {
  type Asking,
  type AskingEvent,
  askingReducer,
  IDLE,
  shownStopped,
} from './conversation.reducer.ts';

const stateAfter = (...events: AskingEvent[]): Asking => events.reduce(askingReducer, IDLE);
const asked = { type: 'asked', query: 'fever' } as const;
const wrote = { type: 'wrote', written: { query: 'fever', text: 'Likely' } } as const;
const failed = { type: 'failed', question: { query: 'fever' }, message: 'No answer' } as const;

describe('the newest question', () => {
  it('is streamed, then done', () => {
    expect(stateAfter(asked).running).toEqual({ query: 'fever', text: '' });
    expect(stateAfter(asked, wrote).running).toEqual({ query: 'fever', text: 'Likely' });
    expect(stateAfter(asked, wrote, { type: 'ended' })).toEqual(IDLE);
  });

  it('keeps the text streamed before Stop, and nothing of an answer that had not begun', () => {
    const written = { query: 'fever', text: 'Likely' };
    const stopped = stateAfter(asked, wrote, { type: 'stopped' });
    expect(stopped).toEqual({ ...IDLE, stopped: written });
    expect(stateAfter(asked, { type: 'stopped' })).toEqual(IDLE);
  });

  it('keeps the failure, with the question for a retry', () => {
    const failure = { query: 'fever', message: 'No answer' };
    expect(stateAfter(asked, failed, { type: 'ended' })).toEqual({ ...IDLE, failure });
  });

  it('clears the failure and the stopped answer of the previous question', () => {
    const running = { query: 'cough', text: '' };
    const again = { type: 'asked', query: 'cough' } as const;
    expect(stateAfter(asked, failed, again)).toEqual({ ...IDLE, running });
    expect(stateAfter(asked, wrote, { type: 'stopped' }, again)).toEqual({ ...IDLE, running });
  });
});

it('shows a stopped answer until the server’s row has it', () => {
  const stopped = stateAfter(asked, wrote, { type: 'stopped' });
  expect(shownStopped(stopped, undefined)).toEqual(stopped.stopped);
  expect(shownStopped(stopped, { status: 'answered', query: 'fever' })).toEqual(stopped.stopped);
  expect(shownStopped(stopped, { status: 'cancelled', query: 'cough' })).toEqual(stopped.stopped);
  expect(shownStopped(stopped, { status: 'cancelled', query: 'fever' })).toBeNull();
});
