import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

/** Their statuses are those of the payment provider, and follow its news. */
const TOLD_BY_THE_PROVIDER = ['payment_orders', 'provider_subscriptions'];

/** The tables whose status a source updates without a condition on the status. */
function unconditional(text: string): string[] {
  const updates = text.matchAll(/updateTable\('(\w+)[^']*'\)(.*?)(?=;|\n\n)/gs);
  return [...updates].flatMap(([, table = '', statement = '']) => {
    const [changes = '', ...conditions] = statement.split('.where(');
    const isConditional = conditions.some((condition) => /^'(?:\w+\.)?status'/.test(condition));
    return /\bstatus\b/.test(changes) && !isConditional ? [table] : [];
  });
}

it('an update of a status names the status that it starts from', () => {
  const found = sources()
    .filter(({ path, isTest }) => path.startsWith('server/') && !isTest)
    .flatMap(({ path, text }) => unconditional(text).map((table) => ({ path, table })))
    .filter(({ table }) => !TOLD_BY_THE_PROVIDER.includes(table));
  expect(found).toEqual([]);
});

it('finds an update by id alone', () => {
  const byId = "tx.updateTable('visits').set({ status: 'seen' }).where('id', '=', id).execute();";
  expect(unconditional(byId)).toEqual(['visits']);
  expect(unconditional(byId.replace('.execute', ".where('status', '=', from).execute"))).toEqual(
    [],
  );
});
