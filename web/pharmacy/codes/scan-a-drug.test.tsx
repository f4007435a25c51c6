import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  codeOfOther,
  codeRemembered,
  codeRemoved,
  CODE_MESSAGES as M,
  MISREAD_TEXTS,
  packExpired,
} from '#contract/pharmacy/codes/drug-code.messages.ts';
import type { DrugCode } from '#contract/pharmacy/codes/drug-code.ts';
import {
  addDrugCode,
  deleteDrugCode,
  listDrugCodes,
} from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import {
  countDrugLists,
  getDrug,
  listDrugImports,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aDrug, someDrugLists } from '#web/testing/builders/drugs.ts';
import { anId } from '#web/testing/builders/people.ts';
import { forMeena, orderFormApi, paracetamol, value } from '#web/testing/order-form-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const EAN = '8901234567890';
const GTIN = '08901234567890';
const aCode = (code: string, drug = paracetamol): DrugCode => ({
  ...{ id: anId(), drug_id: drug.id, drug: drug.name, code },
});

async function order(codes: readonly DrugCode[]) {
  const api = orderFormApi();
  api.on(getDrug, paracetamol);
  api.on(listDrugCodes, ({ query }) => codes.filter(({ code }) => code === query.code));
  const { user } = await renderApp(forMeena, { as: 'pharmacy', api });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a drug' });
  return { api, user, field };
}

it('adds the drug of a scanned pack to an order, and takes the next scan', async () => {
  const { api, user, field } = await order([aCode(GTIN)]);
  await user.type(field, `${EAN}{Enter}`);
  await screen.findByLabelText('Quantity of Paracetamol 500 mg');
  expect(field.value).toBe('');
  await user.clear(screen.getByLabelText('Per day of Paracetamol 500 mg'));
  await user.keyboard('2{Enter}5{Enter}');
  expect(value('Quantity of Paracetamol 500 mg')).toBe('10');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(api.requests(createPharmacyOrder)).toHaveLength(1));
  expect(api.requests(createPharmacyOrder)[0]?.body.items).toMatchObject([
    { drug_id: paracetamol.id, quantity: 10 },
  ]);
});

it('does not sell a pack whose expiry is past, and names it', async () => {
  const { user, field } = await order([aCode(GTIN)]);
  await user.type(field, `01${GTIN}1720053110AB12{Enter}`);
  expect(await screen.findByText(packExpired('Paracetamol 500 mg', 'May 2020'))).toBeTruthy();
  expect(screen.queryByLabelText('Quantity of Paracetamol 500 mg')).toBeNull();
});

it('never sells another drug for a code that is not known or was misread', async () => {
  const { api, user, field } = await order([]);
  await user.type(field, `${EAN}{Enter}`);
  await screen.findByText(`The code ${EAN} is not known.`);
  expect(screen.queryByLabelText(/^Quantity of/)).toBeNull();
  await user.type(field, '8901234567891{Enter}');
  expect(await screen.findByText(MISREAD_TEXTS.check)).toBeTruthy();
  expect(api.requests(listDrugCodes)).toHaveLength(1);
});

it('finds a code of the clinic’s own in the inventory, also in small letters', async () => {
  const dolo = aDrug({ name: 'Dolo 650' });
  const api = apiDouble();
  api.on(getDrug, dolo);
  api.on(listDrugs, [dolo, aDrug({ name: 'Azee 500' })]);
  api.on(listDrugImports, []);
  api.on(countDrugLists, someDrugLists());
  const own = aCode('SHELF-7', dolo);
  api.on(listDrugCodes, ({ query }) => (query.code === own.code ? [own] : []));
  const { user } = await renderApp('/dashboard/inventory', { as: 'pharmacy', api });
  await screen.findByText('Azee 500');
  await user.type(screen.getByRole('searchbox'), 'shelf-7');
  await expect.poll(() => screen.queryByText('Azee 500')).toBeNull();
  expect(await screen.findByText('Dolo 650')).toBeTruthy();
});

async function editDolo() {
  const dolo = aDrug({ name: 'Dolo 650' });
  let codes = [aCode(GTIN, dolo)];
  const api = apiDouble();
  api.on(getDrug, dolo);
  api.on(listDrugs, [dolo]);
  api.on(listDrugImports, []);
  api.on(listDrugCodes, ({ query }) =>
    codes.filter(({ code }) => query.code === undefined || code === query.code),
  );
  api.on(addDrugCode, ({ body }) => {
    const added = aCode(body.code, dolo);
    codes = [...codes, added];
    return added;
  });
  api.on(deleteDrugCode, ({ params }) => {
    const gone = codes.find(({ id }) => id === params.id);
    codes = codes.filter((one) => one !== gone);
    return { message: codeRemoved(gone?.code ?? '') };
  });
  const { user } = await renderApp(`/dashboard/inventory/edit/${dolo.id}`, { as: 'pharmacy', api });
  const field = await screen.findByLabelText<HTMLInputElement>('Scan a code');
  return { api, user, field, dolo };
}

it('keeps the codes of a drug in its form: a scan adds one, and the clinic’s own too', async () => {
  const { api, user, field, dolo } = await editDolo();
  expect(await screen.findByText(EAN)).toBeTruthy();
  await user.type(field, 'shelf-7{Enter}');
  expect(await screen.findByText('SHELF-7')).toBeTruthy();
  expect(screen.getByText(codeRemembered(dolo.name))).toBeTruthy();
  expect(api.requests(addDrugCode)).toMatchObject([
    { body: { drug_id: dolo.id, code: 'SHELF-7' } },
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Remove SHELF-7' }));
  await waitFor(() => expect(screen.queryByText('SHELF-7')).toBeNull());
});

it('shows in the form of a drug why a code is refused', async () => {
  const { api, user, field } = await editDolo();
  await user.type(field, 'ab{Enter}');
  expect(await screen.findByText(M.notACode)).toBeTruthy();
  await user.clear(field);
  await user.type(field, '8901234567891{Enter}');
  expect(await screen.findByText(MISREAD_TEXTS.check)).toBeTruthy();
  api.on(addDrugCode, fail(409, codeOfOther('Azee 500')));
  await user.clear(field);
  await user.type(field, 'SHELF-8{Enter}');
  expect(await screen.findByText(codeOfOther('Azee 500'))).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByText('SHELF-8')).toBeNull();
});
