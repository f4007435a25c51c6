import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { AcknowledgedResults } from './acknowledged-results.tsx';
import { ReportBody } from './report-body.tsx';
import { TrendList } from './trend-list.tsx';

const at = '2026-11-21T04:30:00.000Z';
const flag = 'critical_low' as const;

it('the report groups a count, its range and its limits, and leaves a text as it was typed', () => {
  const parameter = { defaultValue: '', normal_range: '', unit: null, ranges: [], loinc: null };
  const test = {
    ...{ id: 'cbc', name: 'CBC', category: null, sample: null, ai_run_id: null, price: paise(0) },
    default_parameters: [
      { ...parameter, name: 'Platelets', type: 'number' as const },
      { ...parameter, name: 'Slide no.', type: 'string' as const },
    ],
  };
  const norm = { unit: '/µL', range: '150000-410000', flag, critical: '< 20000' } as const;
  const written = (Platelets: number) => ({
    report_content: JSON.stringify({ cbc: { Platelets, 'Slide no.': '20261' } }),
    report_norms: { cbc: { Platelets: norm } },
  });
  renderUi(<ReportBody tests={[test]} version={written(18_000)} before={written(180_000)} />);
  expect(screen.getByRole('row', { name: /^Platelets/ }).textContent).toBe(
    'Platelets18,000↓↓ Critical lowAmended: was 1,80,000/µL1,50,000-4,10,000Critical < 20,000',
  );
  expect(screen.getByRole('row', { name: /^Slide/ }).textContent).toContain('20261');
});

it('the trend and the acknowledged results group counts, too', () => {
  const trend = { test_id: anId(), test_name: 'CBC', parameter: 'Platelets', unit: '/µL' };
  const values = [18_000, 150_000].map((value) => ({ order_id: anId(), at, value, flag }) as const);
  const result = {
    ...{ id: anId(), test_name: 'CBC', parameter: 'Platelets', result: '18000', unit: '/µL' },
    ...{ flag, found_at: at, acknowledgedBy: 'Dr Rao', acknowledgedAt: at },
  } as const;
  renderUi(
    <>
      <TrendList trends={[{ ...trend, values }]} />
      <AcknowledgedResults results={[result]} />
    </>,
  );
  const list = within(screen.getByRole('list', { name: /^Values of Platelets/ }));
  expect(list.getByText('18,000')).toBeTruthy();
  expect(list.getByText('1,50,000')).toBeTruthy();
  expect(screen.getByText(/^Critical Platelets 18,000 acknowledged by Dr Rao/)).toBeTruthy();
});
