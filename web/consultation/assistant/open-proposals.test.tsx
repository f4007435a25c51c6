import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applyProposals,
  dismissProposals,
  generateSuggestion,
  listVisitRuns,
} from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES, notAppliedYet } from '#contract/ai/ai.messages.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { completeVisit, getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { fail } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const card = () => screen.findByRole('region', { name: 'New pharmacy order' });

describe('an earlier question', () => {
  const kept = async () => {
    const opened = await openRecord([answer('For the fever.', [ORDER])]);
    await opened.user.type(opened.field, '{Enter}');
    await card();
    return opened;
  };

  it('is shown when the record is reopened, and its proposals can be applied', async () => {
    const first = await kept();
    const runs = first.assistant.runs();
    cleanup();
    queryClient.clear();
    const { user, api } = await openRecord([], { runs });
    const proposal = within(await card());
    expect(await screen.findByText('For the fever.')).toBeTruthy();
    await user.click(proposal.getByRole('button', { name: 'Accept' }));
    expect(await proposal.findByText('Order created!')).toBeTruthy();
    expect(api.requests(generateSuggestion)).toEqual([]);
  });

  it.each([
    ['cancelled', null, AI_MESSAGES.stopped],
    ['failed', MODEL_MESSAGES.stalled, `AI Error: ${MODEL_MESSAGES.stalled}`],
  ] as const)('also the text received until it was %s', async (status, failure, said) => {
    const [run] = (await kept()).assistant.runs();
    cleanup();
    queryClient.clear();
    const answerSoFar = { answer: 'Rest and', proposals: [] };
    await openRecord([], { runs: [{ ...run!, ...answerSoFar, status, failure }] });
    expect(await screen.findByText('Rest and')).toBeTruthy();
    expect(await screen.findByText(said)).toBeTruthy();
    await expectAccessible();
  });
});

describe('Complete Consultation with open proposals', () => {
  const waiting = async () => {
    const opened = await openRecord([answer('For the fever.', [ORDER])], { role: 'admin' });
    opened.api.on(completeVisit, () => opened.visit);
    opened.api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
    opened.api.on(listQueue, []);
    opened.api.on(listStaff, []);
    await opened.user.type(opened.field, '{Enter}');
    await card();
    return opened;
  };
  const complete = () => screen.getByRole('button', { name: 'Complete Consultation' });
  const proposed = async () => {
    const opened = await waiting();
    await opened.user.click(complete());
    const question = within(await screen.findByRole('dialog'));
    return { ...opened, question };
  };

  it.each([
    ['Accept and complete', 1, 0, 1],
    ['Leave out', 0, 1, 1],
    ['Back', 0, 0, 0],
  ])('%s', async (choice, applied, left, completed) => {
    const { api, user, question } = await proposed();
    expect(await question.findByText(notAppliedYet(['New pharmacy order']))).toBeTruthy();
    await user.click(question.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(completed));
    expect(api.requests(applyProposals)).toHaveLength(applied);
    expect(api.requests(dismissProposals)).toHaveLength(left);
  });

  it('stays when one could not be applied', async () => {
    const { api, user, question } = await proposed();
    api.on(applyProposals, fail(409, AI_MESSAGES.changedSince));
    await user.click(question.getByRole('button', { name: 'Accept and complete' }));
    expect(await screen.findByText(AI_MESSAGES.changedSince)).toBeTruthy();
    expect(api.requests(completeVisit)).toEqual([]);
  });

  it('completes when they cannot be read, with a message that opens the visit again', async () => {
    const { api, user, visit } = await waiting();
    api.on(listVisitRuns, fail(503, 'Later.'));
    await user.click(complete());
    expect(await screen.findByText(AI_MESSAGES.completedUnread)).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(1);
    await waitFor(() => expect(window.location.pathname).not.toContain(visit.id));
    await user.click(screen.getByRole('button', { name: 'Open the visit' }));
    await waitFor(() => expect(window.location.pathname).toContain(visit.id));
  });
});
