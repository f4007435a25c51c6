import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { VitalReading } from '#contract/vitals/vital-signs.ts';
import {
  getVisitVitals,
  listPatientVitals,
  recordVitals,
} from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

type Kept = Pick<VitalReading, 'id' | 'kind' | 'value'>;
const ID = '019a0000-0000-7000-8000-00000000000';

async function openVisit(first: readonly Kept[] = []) {
  const double = visitDouble({ status: 'consulting' });
  const { api, visit } = double;
  let kept = first;
  const shown = () => ({
    visitId: visit.id,
    patientId: visit.patient_id,
    readings: kept.map((reading) => ({
      ...reading,
      ...{ visitId: visit.id, takenAt: '2026-11-24T05:00:00.000Z', takenBy: 'Asha' },
    })),
  });
  api.on(getVisitVitals, shown);
  api.on(listPatientVitals, () => shown().readings);
  api.on(recordVitals, ({ body: { readings } }) => {
    const replaced = readings.map(({ replaces }) => replaces);
    const added = readings.flatMap(({ id, kind, value }) =>
      value === null ? [] : [{ id, kind, value }],
    );
    kept = [...kept.filter(({ id }) => !replaced.includes(id)), ...added];
    return shown();
  });
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: aUser('doctor'), api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const field = await region.findByLabelText<HTMLInputElement>('Vitals');
  const bodies = () => api.requests(recordVitals).map(({ body }) => body.readings);
  return { ...view, ...double, region, field, bodies };
}

describe('the vitals of a visit', () => {
  it('are typed as one line and saved by Enter', async () => {
    const { user, field, region, bodies } = await openVisit();
    await user.type(field, '120/95 p88 t99');
    expect(region.getByText(/Enter saves: Systolic pressure 120 mmHg/)).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(await region.findByText('120/95 mmHg')).not.toBeNull();
    expect(field.value).toBe('');
    expect(bodies()[0]?.map(({ kind, value }) => [kind, value])).toEqual([
      ['systolic', 120],
      ['diastolic', 95],
      ['pulse', 88],
      ['temperature', 99],
    ]);
  });

  it('are printed and saved by Ctrl+P, also while the line is still typed', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user, field, bodies } = await openVisit([{ id: `${ID}1`, kind: 'pulse', value: 70 }]);
    await user.type(field, 'p88 w34 looks pale');
    await user.keyboard('{Control>}p{/Control}');
    const paper = await screen.findByRole('article', { name: /^Paper of the visit/ });
    expect(paper.textContent).toMatch(/Pulse 88/);
    // In the patient's head.
    expect(paper.textContent).toMatch(/Weight34 kg/);
    expect(paper.textContent).not.toMatch(/Pulse 70/);
    await waitFor(() => expect(field.value).toBe('looks pale'));
    expect(bodies().map((readings) => readings.map(({ value }) => value))).toEqual([[88, 34]]);
  });

  it('are in the header, marked with a word when out of range', async () => {
    await openVisit([{ id: `${ID}1`, kind: 'spo2', value: 91 }]);
    const facts = await screen.findByRole('list', { name: 'Vitals of this visit' });
    expect(facts.textContent).toBe('SpO₂ 91%low');
  });

  it('keep in the field what was not understood', async () => {
    const { user, field, region } = await openVisit();
    await user.type(field, 'p88 looks pale{Enter}');
    await waitFor(() => expect(field.value).toBe('looks pale'));
    expect(region.getByText('Not understood: looks pale.')).not.toBeNull();
  });

  it('offer the value that was probably meant, and change it only when asked', async () => {
    const { user, region, bodies } = await openVisit([
      { id: `${ID}1`, kind: 'temperature', value: 986 },
    ]);
    expect(await region.findByText('986 °F')).not.toBeNull();
    await user.click(region.getByRole('button', { name: 'Correct to 98.6 °F' }));
    expect(await region.findByText('98.6 °F')).not.toBeNull();
    expect(bodies()).toMatchObject([[{ kind: 'temperature', value: 98.6, replaces: `${ID}1` }]]);
  });

  it('are removed with Undo', async () => {
    const { user, region } = await openVisit([
      { id: `${ID}1`, kind: 'systolic', value: 120 },
      { id: `${ID}2`, kind: 'diastolic', value: 80 },
    ]);
    await user.click(
      await region.findByRole('button', { name: 'Remove Blood pressure 120/80 mmHg' }),
    );
    expect(await screen.findByText(M.takenBack)).not.toBeNull();
    expect(region.queryByText('120/80 mmHg')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await region.findByText('120/80 mmHg')).not.toBeNull();
  });

  it('keep the typed line when saving fails', async () => {
    const { api, user, field } = await openVisit();
    api.on(recordVitals, fail(503, 'Please try again.'));
    await user.type(field, 'p88{Enter}');
    expect(await screen.findByText('Please try again.')).not.toBeNull();
    expect(field.value).toBe('p88');
  });

  it('have no accessibility fault', async () => {
    await openVisit([
      { id: `${ID}1`, kind: 'weight', value: 33 },
      { id: `${ID}2`, kind: 'weight', value: 34 },
    ]);
    expect(await screen.findByRole('img', { name: 'Earlier to now: 33, 34' })).not.toBeNull();
    await expectAccessible(document.body);
  });
});
