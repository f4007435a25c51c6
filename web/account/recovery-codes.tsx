import { Button, Group, Stack, Text } from '@mantine/core';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'openopd-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Shows the recovery codes once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { email } = useCurrentUser();
  const { print } = usePrint<'codes'>();
  const title = `OpenOPD recovery codes of ${email}`;
  return (
    <Stack gap="sm">
      <Text>
        Keep these ten codes away from your phone. Each of them signs you in once when the phone is
        lost. They are not shown again.
      </Text>
      <PrintPage size="a5" label="Recovery codes">
        <Text fw={600} mb="xs">
          {title}
        </Text>
        <ul className="account-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </PrintPage>
      <Group gap="sm">
        <Button variant="default" onClick={() => print('codes')}>
          Print
        </Button>
        <Button variant="default" onClick={() => save([title, ...codes, ''].join('\n'))}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </Stack>
  );
}
