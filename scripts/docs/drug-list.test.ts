import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DRUG_LIST_PAGE, drugListText, withDrugList } from './drug-list.ts';

it('the page of the drug list has every shipped medicine with its facts and sources', async () => {
  const page = await readFile(DRUG_LIST_PAGE, 'utf8');
  expect(withDrugList(page)).toBe(page);
  expect(page).toContain(drugListText());
  expect(page.match(/^\| .* \|$/gm)).toHaveLength(450 + 2);
});
