import './report-body.css';
import { Title } from '@mantine/core';
import { NEVER_CRITICAL } from '#contract/lab/critical/critical-text.rules.ts';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { FlagMark } from '../results/flag-mark.tsx';
import {
  type ReportedSection,
  type ReportRow,
  reportOf,
  WITHOUT_CATEGORY,
  type Written,
} from './report-rows.ts';

/** A test of more values may go over two pages. */
const KEPT_ROWS = 24;

type ReportBodyProps = {
  tests: LabOrderDetails['tests'];
  version: Written;
  /** The version before, to mark the values that it had otherwise. */
  before?: Written | undefined;
};

/** The results of a report by category and test, each value with its range and flag; on screen and paper. */
export function ReportBody({ tests, version, before }: ReportBodyProps) {
  const report = reportOf({ tests, version, before });
  if ('text' in report) return <p className="report-text">{report.text}</p>;
  const isGrouped = report.groups.some(({ category }) => category !== WITHOUT_CATEGORY);
  return report.groups.map(({ category, sections }) => (
    <section key={category} className="report-group" aria-label={category}>
      {isGrouped && <Title order={2}>{category}</Title>}
      {sections.map((section) => (
        <Section key={section.id} section={section} order={isGrouped ? 3 : 2} />
      ))}
    </section>
  ));
}

function Section({
  section: { name, rows, text, outsideLab },
  order,
}: {
  section: ReportedSection;
  order: 2 | 3;
}) {
  const hasUnits = rows.some(({ unit }) => unit !== '');
  return (
    // The values of a test stay below its name: a second page would not tell it.
    <section data-keep={rows.length <= KEPT_ROWS || undefined}>
      <Title order={order}>{name}</Title>
      {outsideLab && <p className="report-note">Tested by {outsideLab}</p>}
      {text !== null && <p className="report-text">{text}</p>}
      {rows.length > 0 && (
        <table className="report-table" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col">Result</th>
              {hasUnits && (
                <th scope="col" className="report-unit">
                  Unit
                </th>
              )}
              <th scope="col" className="report-normal">
                Normal
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} hasUnits={hasUnits} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, hasUnits }: { row: ReportRow; hasUnits: boolean }) {
  const { name, value, unit, range, flag, critical, method, was } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {method && <span className="report-note">{method}</span>}
      </th>
      <td className="report-value">
        {flag === 'none' ? value : <b>{value}</b>}
        {/* A value such as 8-10 stays whole: its mark may have a line of its own. */}
        <wbr />
        <FlagMark flag={flag} />
        {was && <span className="report-note">Amended: was {was}</span>}
      </td>
      {hasUnits && <td>{unit}</td>}
      <td className="report-value">
        {range}
        {critical && critical !== NEVER_CRITICAL && (
          <span className="report-note">Critical {critical}</span>
        )}
      </td>
    </tr>
  );
}
