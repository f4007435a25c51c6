import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { listReorder } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import { REORDER_HEADINGS as H, type ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { printSoon } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import '../registers/register-paper.css';
import { orderText } from './reorder-columns.tsx';

type Wanted = { days: number; cover: number; all: string; search: string };

/** Prints the whole list, whichever page is shown. */
export function PrintReorder({ wanted }: { wanted: Wanted }) {
  const [isWanted, setWanted] = useState(false);
  const query = { ...wanted, printed: 'true' };
  const all = useApi(listReorder, { query }, { enabled: isWanted });
  const rows = all.data?.rows;
  useEffect(() => (isWanted && rows ? printSoon() : undefined), [isWanted, rows]);
  return (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          loading={isWanted && all.isFetching}
          onClick={() => (isWanted && rows ? window.print() : setWanted(true))}
        >
          Print list
        </Button>
      </div>
      {all.error && <AlertBanner tone="error">{messageOf(all.error)}</AlertBanner>}
      {all.data && <ReorderPaper wanted={wanted} rows={all.data.rows} total={all.data.total} />}
    </>
  );
}

type ReorderPaperProps = { wanted: Wanted; rows: readonly ReorderRow[]; total: number };

function ReorderPaper({ wanted: { days, cover }, rows, total }: ReorderPaperProps) {
  return (
    <PrintPage size="a4" label="Reorder list">
      <div className="register-paper">
        <Letterhead size="a4" />
        <p className="paper-title">Reorder list</p>
        <p>
          Sales of the last {days} days, for a stock of {cover} days
          {total > rows.length && `. The first ${rows.length} of ${total} drugs`}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{H.name}</th>
              <th scope="col">{H.supplier}</th>
              <th scope="col" className="ui-numeric">
                {H.stock}
              </th>
              <th scope="col" className="ui-numeric">
                {H.pieces}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  {row.name}
                  <small>{row.pack}</small>
                </td>
                <td>{row.supplier}</td>
                <td className="ui-numeric">{row.stock}</td>
                <td className="ui-numeric">{orderText(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PrintPage>
  );
}
