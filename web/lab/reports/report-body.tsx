import './report-body.css';
import { Title } from '@mantine/core';
import type { LabOrderDetails, LabReportVersion } from '#contract/lab/lab-order.ts';
import { FlagMark } from './flag-mark.tsx';
import { type ReportedSection, type ReportRow, reportOf, WITHOUT_CATEGORY } from './report-rows.ts';

type ReportBodyProps = {
  tests: LabOrderDetails['tests'];
  version: Pick<LabReportVersion, 'report_content' | 'report_norms'>;
};

/** The results of a report by category and test, each value with its range and flag; on screen and paper. */
export function ReportBody({ tests, version }: ReportBodyProps) {
  const report = reportOf(tests, version);
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
  section: { name, rows, text },
  order,
}: {
  section: ReportedSection;
  order: 2 | 3;
}) {
  const hasUnits = rows.some(({ unit }) => unit !== '');
  return (
    <>
      <Title order={order}>{name}</Title>
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
    </>
  );
}

function Row({ row, hasUnits }: { row: ReportRow; hasUnits: boolean }) {
  const { name, value, unit, range, flag } = row;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="report-value">
        {flag === 'none' ? value : <b>{value}</b>}
        <FlagMark flag={flag} />
      </td>
      {hasUnits && <td>{unit}</td>}
      <td className="report-value">{range}</td>
    </tr>
  );
}
