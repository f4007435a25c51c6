import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import { listUsualAdvice, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeWithout,
  VISIT_SHEET_MESSAGES,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openSheet, openToComplete } from '#web/testing/open-sheet.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const optionsIn = (region: Awaited<ReturnType<typeof openSheet>>['region']) =>
  within(region.getByRole('listbox', { name: 'Usual advice' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the key of a part', () => {
  it('takes what is typed in the part before, as Enter does', async () => {
    const { user, region, field } = await openSheet();
    await field('Diagnosis');
    await user.keyboard('{Alt>}1{/Alt}URTI{Alt>}2{/Alt}');
    expect(region.getByRole('list', { name: 'Diagnoses' }).textContent).toBe('URTI');
    const row = await field('Add to the prescription');
    expect(document.activeElement).toBe(row);
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.keyboard('{Alt>}3{/Alt}cbc');
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    expect(document.activeElement).toBe(await field('Add a lab test'));
    await user.keyboard('{Alt>}4{/Alt}');
    expect(region.getByRole('list', { name: 'Tests of the order' }).textContent).toContain('CBC');
    expect(document.activeElement).toBe(region.getByLabelText('Advice'));
  });

  it('stays at a row without days, which asks for them', async () => {
    const { user, region, field } = await openSheet();
    await field('Add to the prescription');
    await user.keyboard('{Alt>}2{/Alt}');
    await user.paste('pan 40 bd');
    await region.findByText(/2 pieces/);
    await user.keyboard('{Alt>}3{/Alt}');
    const days = await region.findByLabelText('Days of Pan 40 mg Tablet');
    expect(document.activeElement).toBe(days);
    await user.keyboard('{Alt>}3{/Alt}');
    expect(document.activeElement).toBe(await field('Add a lab test'));
  });

  it.each([
    ['pan 40 bd', 'Days', ['2', '5', '10']],
    ['pan 40', 'Per day', ['5', '1', '5']],
    ['pan 40 sos', 'Quantity', ['1', '1', '5']],
    ['pan 40 sos max 3', 'Days', ['3', '5', '15']],
  ] as const)(
    'never makes the days of %s its doses: the number typed next is %s',
    async (typed, label, numbers) => {
      const { user, region, field } = await openSheet();
      await user.click(await field('Add to the prescription'));
      await user.paste(typed);
      await region.findByText(/ pieces?/);
      await user.keyboard('{Enter}');
      const asked = await region.findByLabelText(`${label} of Pan 40 mg Tablet`);
      await waitFor(() => expect(document.activeElement).toBe(asked));
      await user.keyboard('5');
      const values = ['Per day', 'Days', 'Quantity'].map(
        (name) => region.getByLabelText<HTMLInputElement>(`${name} of Pan 40 mg Tablet`).value,
      );
      expect(values).toEqual(numbers);
    },
  );

  it('asks nothing of a tube, which has no count of a day: the next row is typed at once', async () => {
    const tube = aDrug({ name: 'Mupirocin 2% Ointment 5 g', unit: 'tube', sellable_quantity: 9 });
    const { user, region, field } = await openSheet({}, { drugs: [tube] });
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste('mupirocin la bd');
    await region.findByText(/on the skin/);
    await user.keyboard('{Enter}');
    expect(await region.findByLabelText(`Quantity of ${tube.name}`)).toHaveProperty('value', '1');
    expect(document.activeElement).toBe(row);
    expect(region.queryByText(VISIT_SHEET_MESSAGES.noDays)).toBeNull();
  });

  it('leaves a text that fits nothing where it is', async () => {
    const { user, region, field } = await openSheet();
    const row = await field('Add to the prescription');
    await user.keyboard('{Alt>}2{/Alt}');
    await user.paste('telma 40 od');
    await region.findByText(/^From outside/);
    await user.keyboard('{Alt>}3{/Alt}');
    expect(row).toHaveProperty('value', 'telma 40 od');
    expect(document.activeElement).toBe(await field('Add a lab test'));
  });
});

describe('completing', () => {
  it('takes what is typed first', async () => {
    const { user, api, field } = await openToComplete();
    await user.click(await field('Diagnosis'));
    await user.keyboard('URTI{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
    expect(api.requests(saveVisitSheet).at(-1)?.body.diagnoses).toEqual(['URTI']);
  });

  it('stops once at a text that fits nothing, and leaves it out the second time', async () => {
    const { user, api, region, field } = await openToComplete();
    await user.click(await field('Add to the prescription'));
    await user.paste('telma 40 od');
    await region.findByText(/^From outside/);
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithout('telma 40 od'))).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    const row = await field('Add to the prescription');
    expect(document.activeElement).toBe(row);
    expect(row).toHaveProperty('value', 'telma 40 od');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Complete and call next/ })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });

  it('stops once at a new row without days', async () => {
    const { user, api, region, field } = await openToComplete();
    await user.click(await field('Add to the prescription'));
    await user.paste('pan 40 bd');
    await region.findByText(/2 pieces/);
    await user.keyboard('{F9}');
    expect(await screen.findByText(VISIT_SHEET_MESSAGES.daysAsked)).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    expect(document.activeElement).toBe(region.getByLabelText('Days of Pan 40 mg Tablet'));
  });
});

describe('a text that is typed and not taken', () => {
  it.each([
    ['Diagnosis', 'acute ton'],
    ['Add to the prescription', 'pan 40 bd'],
    ['Add a lab test', 'cbc'],
  ])('is in its field again after the page was left: %s', async (name, typed) => {
    const { user, again, field } = await openSheet();
    await user.click(await field(name));
    await user.paste(typed);
    cleanup();
    await again();
    expect(await screen.findByRole('combobox', { name })).toHaveProperty('value', typed);
  });

  it('stays when its drug is in the order already', async () => {
    const { user, region, field } = await openSheet();
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste('pan 40 od 5d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{Enter}');
    await user.click(row);
    await user.paste('pan 40 bd 10d');
    await region.findByText(/20 pieces/);
    await user.keyboard('{Enter}');
    expect(row).toHaveProperty('value', 'pan 40 bd 10d');
  });
});

describe('the usual advice', () => {
  it('is chosen with two keys, and saved', async () => {
    const { user, api, region } = await openSheet();
    await region.findByLabelText('Advice');
    await user.keyboard('{Alt>}4{/Alt}');
    await region.findByRole('option', { name: 'Warm fluids' });
    await expectAccessible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(region.getByLabelText('Advice')).toHaveProperty('value', 'Warm fluids');
    await waitFor(() =>
      expect(api.requests(saveVisitSheet).at(-1)?.body.advice).toBe('Warm fluids'),
    );
  });

  it('never replaces what is typed by Enter alone, and fits what is typed on the last line', async () => {
    const { user, region } = await openSheet();
    const advice = await region.findByLabelText('Advice');
    await user.click(advice);
    await user.type(advice, 'Steam{Enter}re');
    expect(optionsIn(region)).toEqual(['Rest']);
    await user.keyboard('{Enter}');
    expect(advice).toHaveProperty('value', 'Steam\nre\n');
    await user.keyboard('{Backspace}{ArrowDown}{Enter}');
    expect(advice).toHaveProperty('value', 'Steam\nRest');
  });

  it('is chosen by a press too, and Escape closes the list', async () => {
    const { user, region } = await openSheet();
    const advice = await region.findByLabelText('Advice');
    await user.click(advice);
    await user.click(await region.findByRole('option', { name: 'Rest' }));
    expect(advice).toHaveProperty('value', 'Rest');
    await user.keyboard('{Enter}');
    expect(optionsIn(region)).toEqual(['Warm fluids']);
    await user.keyboard('{Escape}');
    expect(region.queryByRole('listbox', { name: 'Usual advice' })).toBeNull();
  });

  it('is written without the list when that cannot be read', async () => {
    const { user, api, region } = await openSheet();
    api.on(listUsualAdvice, fail(500, 'Broken.'));
    const advice = await region.findByLabelText('Advice');
    await user.type(advice, 'Steam');
    expect(advice).toHaveProperty('value', 'Steam');
  });
});
