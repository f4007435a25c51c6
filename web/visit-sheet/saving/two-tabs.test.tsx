import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { loseConnection } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const DOCTOR = aUser('doctor');

/** Opens the sheet of one visit, in one tab after the other, without a server that saves. */
function sheetOfOneVisit() {
  const double = visitDouble({ status: 'consulting' });
  const { api, visit } = double;
  api.on(getVisitSheet, aVisitSheet(visit));
  api.on(listDrugs, []);
  api.on(listDiagnoses, []);
  api.on(saveVisitSheet, loseConnection());
  const open = async () => {
    const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
    const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    const field = async (label: string) => {
      const found = await sheet.findByLabelText<HTMLInputElement>(label);
      return {
        value: () => found.value,
        type: async (text: string) => {
          await user.click(found);
          await user.keyboard(text);
        },
      };
    };
    return { user, sheet, field };
  };
  return { ...double, open };
}

const tabs = () => new Set(Object.keys(localStorage).flatMap((key) => key.split('@').slice(1)));

describe('two tabs with one visit, neither of them saved', () => {
  const typedInTwo = async () => {
    const { open, api } = sheetOfOneVisit();
    const first = await open();
    await (await first.field('Advice')).type('Warm fluids');
    await (await first.field('Diagnosis')).type('Tonsillitis{Enter}Fev');
    killPage('1');
    const others = Object.entries({ ...localStorage });
    for (const [key] of others) if (key.includes('@')) localStorage.removeItem(key);
    const second = await open();
    await (await second.field('Advice')).type('No cold drinks');
    await (await second.field('Vitals')).type('120/80');
    killPage('2');
    for (const [key, value] of others) {
      if (key.includes('@')) localStorage.setItem(key, value);
    }
    expect([...tabs()].sort()).toEqual(['1', '2']);
    return { open, api };
  };

  it('are both on the sheet after a crash, and saved', async () => {
    const { open, api } = await typedInTwo();
    const { sheet, field } = await open();
    expect((await field('Advice')).value()).toBe('Warm fluids\nNo cold drinks');
    expect(sheet.getByText('Tonsillitis')).toBeTruthy();
    expect((await field('Diagnosis')).value()).toBe('Fev');
    expect((await field('Vitals')).value()).toBe('120/80');
    await waitFor(() =>
      expect(api.requests(saveVisitSheet).at(-1)?.body).toMatchObject({
        diagnoses: ['Tonsillitis'],
        advice: 'Warm fluids\nNo cold drinks',
      }),
    );
    expect(tabs().size).toBe(1);
  });

  it('never write each other’s draft', async () => {
    const { open } = sheetOfOneVisit();
    const first = await open();
    await (await first.field('Advice')).type('Warm fluids');
    const other = Object.entries({ ...localStorage }).filter(([key]) => key.includes('@'));
    for (const [key, value] of other) localStorage.setItem(key.replace(/@.*/, '@other'), value);
    await (await first.field('Advice')).type(' and rest');
    await (await first.field('Vitals')).type('p88');
    for (const [key, value] of other) {
      expect(localStorage.getItem(key.replace(/@.*/, '@other'))).toBe(value);
    }
  });
});
