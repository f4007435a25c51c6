import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { aLetterhead, somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });
const order = aPharmacyOrder({ prescription_for_unavailable_drugs: 'Inhaler, 2 puffs' }, meena);

let api: ApiDouble;
beforeEach(() => {
  api = apiDouble();
  api.on(getPharmacyOrder, orderDetails(order, { prescriberRegistration: 'KMC 45121' }));
});

const open = () => renderApp(`/dashboard/orders/${order.id}`, { as: 'pharmacy', api });

describe('the papers of a pharmacy order', () => {
  it('prints a prescription, and a label for each box, in the chosen language', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print prescription' }));
    const paper = await screen.findByRole('article', { name: 'Prescription of Meena Iyer' });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(paper.textContent).toContain('3 a day, after food, for 5 days');
    expect(paper.textContent).toContain('To be bought elsewhere');
    expect(paper.textContent).toContain('Ravi KumarReg. No. KMC 45121');

    await user.selectOptions(screen.getByLabelText('Directions in'), 'hi');
    for (const text of [
      'दिन में 3, खाने के बाद, 5 दिन तक',
      '3 a day, after food, for 5 days',
      'To be bought elsewhere · ये दवाइयाँ बाहर से ख़रीदें',
    ]) {
      expect(paper.textContent).toContain(text);
    }
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    const label = await screen.findByRole('article', { name: 'Label of Paracetamol 500 mg' });
    expect(label.textContent).toContain('दिन में 3, खाने के बाद, 5 दिन तक');
    expect(localStorage.getItem('directionsLanguage')).toBe('hi');
    await expectAccessible();
  });

  it('prints labels in the size, language and licence numbers of the pharmacy', async () => {
    vi.stubGlobal('print', vi.fn());
    const saved = { labelSize: '75x50', directionsLanguage: 'hi', licences: '20B\n21B' } as const;
    api.on(getPharmacySettings, somePharmacySettings(saved));
    api.on(getLetterhead, aLetterhead({ name: 'Asha Child Clinic' }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print labels' }));
    const label = await screen.findByRole('article', { name: 'Label of Paracetamol 500 mg' });
    expect(label.dataset.size).toBe('label-75x50');
    expect(label.textContent).toContain('दिन में 3, खाने के बाद, 5 दिन तक');
    expect(label.textContent).toContain('20B · 21B');
    expect(label.textContent).toContain('Asha Child Clinic');
    expect(localStorage.getItem('directionsLanguage')).toBeNull();
  });

  it('prints both licence numbers whole where they do not fit one line', async () => {
    vi.stubGlobal('print', vi.fn());
    const licences = 'KA-BNG-20B-145678 / 2019-2029\nKA-BNG-21B-145679 / 2019-2029';
    api.on(getPharmacySettings, somePharmacySettings({ labelSize: '50x30', licences }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print labels' }));
    const label = await screen.findByRole('article', { name: 'Label of Paracetamol 500 mg' });
    expect(label.textContent).toContain(licences);
  });

  it.each([
    ['5 ml 1-1-1', '5 ml in the morning, 5 ml in the afternoon, 5 ml at night, for 5 days'],
    ['1-0-1 AF', '1 in the morning, 1 at night, after food, for 5 days'],
    ['1/2-0-1/2', '½ in the morning, ½ at night, for 5 days'],
    ['1/2 tab od', '½ tablet once a day, for 5 days'],
    ['1-0-1 with honey', '1-0-1 with honey, for 5 days'],
    ['1-0-1 with honey\nnot with milk', '1-0-1 with honey\nnot with milk\nfor 5 days'],
    ['BD for 3 days', 'Twice a day, for 3 days (counted for 5 days)'],
    ['दिन में दो बार खाने के बाद', 'दिन में दो बार, खाने के बाद, 5 दिन तक'],
  ])('prints “%s” with its days on prescription and label', async (directions, text) => {
    vi.stubGlobal('print', vi.fn());
    const medications = order.medications.map((one) => ({
      ...one,
      directions_to_use: directions,
    }));
    api.on(getPharmacyOrder, orderDetails({ ...order, medications }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print prescription' }));
    const paper = await screen.findByRole('article', { name: 'Prescription of Meena Iyer' });
    expect(paper.textContent).toContain(text);
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    const label = await screen.findByRole('article', { name: 'Label of Paracetamol 500 mg' });
    expect(label.textContent).toContain(text);
  });

  it('numbers the labels of long directions instead of cutting them', async () => {
    vi.stubGlobal('print', vi.fn());
    const directions_to_use = 'Dissolve in a glass of water and drink at once. '.repeat(9).trim();
    const medications = order.medications.map((one) => ({ ...one, directions_to_use }));
    api.on(getPharmacyOrder, orderDetails({ ...order, medications }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print labels' }));
    const labels = await screen.findAllByRole('article', {
      name: /^Label of Paracetamol 500 mg \d/,
    });
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.at(-1)?.textContent).toContain('for 5 days');
    expect(labels.at(-1)?.textContent).toContain(`${labels.length}/${labels.length}`);
  });
});
