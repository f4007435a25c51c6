import './book-paper.css';
import type { ReactNode } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

type BookPaperProps = { title: string; range: DayRange; children: ReactNode };

/** `1 Nov 2026 to 30 Nov 2026`, or the one day. */
export function rangeText({ startDate, endDate }: DayRange): string {
  const first = formatDay(startDate);
  return startDate === endDate ? first : `${first} to ${formatDay(endDate)}`;
}

/** A printed book on A4, with its days and page numbers. */
export function BookPaper({ title, range, children }: BookPaperProps) {
  return (
    <PrintPage size="a4" label={`${title} ${rangeText(range)}`}>
      <div className="book-paper">
        <Letterhead size="a4" />
        <p className="paper-title">{title}</p>
        <p>{rangeText(range)}</p>
        {children}
      </div>
    </PrintPage>
  );
}
