import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { joinQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { loseConnection } from '#web/testing/api-double.ts';
import { bose, das, openBoard, visitRow } from '#web/testing/pages/live-board.ts';
import { named } from '#web/testing/pages/queue-board.ts';

describe('a step', () => {
  const ready = named('Asha Menon', { doctor_id: bose.id, User: { name: 'Dr Bose' } });
  const consulting = { ...ready, status: 'consulting' as const };

  it('runs once for a double click, also when the reply comes between the two', async () => {
    const { user, api } = await openBoard([ready]);
    api.on(moveVisit, () => {
      api.on(listQueue, [consulting]);
      return consulting;
    });
    const start = await screen.findByRole('button', { name: 'Start Asha Menon' });
    await user.click(start);
    const complete = await screen.findByRole('button', { name: 'Complete Asha Menon' });
    // Set as a browser does; user-event restarts the click count with each element.
    fireEvent.click(complete, { detail: 2 });
    expect(api.requests(moveVisit)).toHaveLength(1);
  });

  it('moves the focus to its row when its button disappears, and the arrow keys continue from there', async () => {
    const other = named('Ravi Kumar');
    const { user, api } = await openBoard([ready, other]);
    api.on(moveVisit, () => {
      api.on(listQueue, [consulting, other]);
      return consulting;
    });
    (await screen.findByRole('button', { name: 'Start Asha Menon' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Complete Asha Menon' });
    await waitFor(() => expect(document.activeElement).toBe(visitRow('Asha Menon')));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(visitRow('Ravi Kumar'));
  });

  it('leaves the focus at its place when its row moves to the end', async () => {
    const [second, third] = [named('Ravi Kumar'), named('Joseph Paul')];
    const { user, api } = await openBoard([consulting, second, third]);
    api.on(moveVisit, () => {
      const seen = { ...consulting, status: 'seen' as const };
      api.on(listQueue, [seen, second, third]);
      return seen;
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    await waitFor(() => expect(document.activeElement).toBe(visitRow('Ravi Kumar')));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(visitRow('Joseph Paul'));
  });

  it('leaves the focus at its place when its row leaves', async () => {
    const [before, after] = [named('Ravi Kumar'), named('Joseph Paul')];
    const { user, api } = await openBoard([before, consulting, after]);
    api.on(moveVisit, () => {
      api.on(listQueue, [before, after]);
      return consulting;
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    await waitFor(() => expect(document.activeElement).toBe(visitRow('Joseph Paul')));
  });

  it('of one visit does not block another', async () => {
    const other = named('Ravi Kumar', { status: 'consulting', doctor_id: das.id });
    const { user, api } = await openBoard([ready, other]);
    const { promise, resolve } = Promise.withResolvers<typeof consulting>();
    api.on(moveVisit, ({ params }) => (params.id === ready.id ? promise : other));
    await user.click(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    const held = screen.getByRole('button', { name: 'Start Asha Menon' });
    expect(held.ariaDisabled ?? held.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Complete Ravi Kumar' }));
    await waitFor(() => expect(api.requests(moveVisit)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    resolve(consulting);
  });

  it('shows an error when it could not be sent', async () => {
    const { user, api } = await openBoard([ready]);
    api.on(moveVisit, loseConnection());
    await user.click(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    expect(await screen.findByText('Failed to update status')).toBeTruthy();
  });

  it('refuses to assign a patient without a name', async () => {
    const { user, api } = await openBoard([named('', { token_no: 3 })]);
    await user.selectOptions(await screen.findByLabelText('Doctor of'), 'Dr Bose');
    expect(await screen.findByText('Cannot proceed: Patient ID or Name is missing.')).toBeTruthy();
    expect(api.requests(moveVisit)).toHaveLength(0);
    expect(api.isAnswered(joinQueue)).toBe(false);
  });
});
