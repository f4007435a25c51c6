import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { callText } from './call-text.ts';
import { CriticalCallForm } from './critical-call.form.tsx';

/** The calls about the critical results of a report, and the form for one more. */
export function CriticalCalls({ report }: { report: LabReport }) {
  const { role } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const { report_critical: results = [], report_calls: calls = [] } = report;
  const mayRecord = results.length > 0 && mayCall(recordCriticalCall, role);
  return (
    <>
      {calls.map((call) => (
        <Text key={call.id} size="sm" mt="xs">
          {callText(call)}
        </Text>
      ))}
      {mayRecord && !isOpen && (
        <Button mt="xs" variant="default" onClick={() => setOpen(true)}>
          {calls.length > 0 ? 'Record another call' : 'Record the call'}
        </Button>
      )}
      {mayRecord && isOpen && (
        <CriticalCallForm orderId={report.id} results={results} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
