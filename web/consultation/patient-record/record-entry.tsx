import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import type { LabReportSummary } from '#contract/lab/lab-order.ts';
import type { PastVisit } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { pastVisitLines } from '#contract/visit-sheet/repeat/past-visit-lines.rules.ts';
import { AddendaList } from '#web/addenda/index.ts';
import { AbnormalResults, LazyLabCard } from '#web/lab/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime, showTime } from '#web/lib/clinic-time.ts';
import { DeleteOrderButton, LazyOrderActions, PharmacyOrderCard } from '#web/pharmacy/index.ts';
import { PastComplaintCard } from '../history/past-complaint-card.tsx';
import type { RecordItem } from './record-days.rules.ts';
import type { RecordWork } from './use-record-work.ts';

/** An entry of a record with its actions; its day is the heading above. */
export function RecordEntry({ item, work }: { item: RecordItem; work: RecordWork }) {
  const titled = (name: string) => (item.at ? `${name}, ${showTime(item.at)}` : name);
  switch (item.kind) {
    case 'complaint': {
      const { mayDelete, isDeleting, remove } = work.complaints;
      return (
        <PastComplaintCard
          past={item.complaint}
          title={titled('Complaint')}
          isDeleting={isDeleting}
          onDelete={mayDelete ? () => void remove(item.complaint) : undefined}
        />
      );
    }
    case 'pharmacy-order':
      return (
        <PharmacyOrderCard order={item.order} title={titled('Pharmacy order')}>
          <Group gap="xs" mt="xs" justify="flex-end">
            <DeleteOrderButton order={item.order} />
            <Suspense>
              <LazyOrderActions order={item.order} steps={work.pharmacy} withDetails />
            </Suspense>
          </Group>
        </PharmacyOrderCard>
      );
    case 'lab-order':
      return (
        <Suspense>
          <LazyLabCard
            order={item.order}
            report={item.report}
            work={work.lab}
            title={titled('Lab order')}
            reportAddress={ADDRESSES.labReport}
            editing={work.editingOf(item.id)}
          />
        </Suspense>
      );
    case 'addendum':
      return (
        <Paper component="article" withBorder p="sm">
          <AddendaList addenda={[item.addendum]} />
        </Paper>
      );
    case 'visit-sheet':
      return <SheetCard visit={item.visit} title={titled('Visit sheet')} />;
    case 'lab-report':
      return <ReportCard report={item.report} title={titled('Lab report')} />;
  }
}

type CardProps = { title: string; children: ReactNode };

/** An entry without a page part of its own, under its title. */
function Card({ title, children }: CardProps) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={titleId}>
      <Title order={3} id={titleId} className="ui-tabular">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** A visit's diagnoses, advice, tests elsewhere and follow-up. */
function SheetCard({ visit, title }: { visit: PastVisit; title: string }) {
  return (
    <Card title={title}>
      {visit.doctor && <Text c="dimmed">{visit.doctor}</Text>}
      {pastVisitLines(visit).map((line) => (
        <Text key={line} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {line}
        </Text>
      ))}
    </Card>
  );
}

/** A report whose order is not loaded. */
function ReportCard({ report, title }: { report: LabReportSummary; title: string }) {
  return (
    <Card title={title}>
      <Text fw={600}>{report.testName}</Text>
      <AbnormalResults {...report} />
      <Text style={{ overflowWrap: 'anywhere' }}>{report.reportFindings}</Text>
      <Group gap="xs" mt="xs" justify="flex-end">
        <Button
          component={Link}
          size="compact-md"
          variant="default"
          aria-label={`View report of ${showDateTime(report.reportCreatedAt)}`}
          to={pathTo(ADDRESSES.viewLabReport, { orderId: report.id })}
        >
          View
        </Button>
      </Group>
    </Card>
  );
}
