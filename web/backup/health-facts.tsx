import { showDateTime } from '#web/lib/clinic-time.ts';
import './health.css';
import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  BACKUP_FAILURE_TEXTS,
  HEALTH_ALERT_TEXTS,
  HEALTH_MESSAGES as M,
} from '#contract/backup/health.messages.ts';
import { stillToCome } from '#contract/backup/health.rules.ts';
import type { BackupStatus, HealthAlert, InstallationHealth } from '#contract/backup/health.ts';
import { KeptWhole } from '#web/ui/layout/kept-whole.tsx';
import { type KeyCalls, KeyReminder } from './key-reminder.tsx';

const at = (instant: string | null) => (instant ? showDateTime(instant) : M.notYet);

/** The reason of the failed step. */
function reasonOf(alert: HealthAlert, { backup_failure, copy_failure }: BackupStatus) {
  const failure = { 'backup-failed': backup_failure, 'copy-failed': copy_failure };
  const found = alert === 'backup-failed' || alert === 'copy-failed' ? failure[alert] : null;
  return found && `${BACKUP_FAILURE_TEXTS[found.reason]} (${showDateTime(found.at)})`;
}

function Problem({ alert, health }: { alert: HealthAlert; health: InstallationHealth }) {
  const { title, text } = HEALTH_ALERT_TEXTS[alert];
  const reason = reasonOf(alert, health.backups);
  return (
    <Alert color="red" variant="light" role="alert">
      <Text fw={600}>{title}</Text>
      {reason && <Text>{reason}</Text>}
      <Text>{text}</Text>
    </Alert>
  );
}

/** No alert; a new installation may not have made its first backup yet. */
function wellText(backups: BackupStatus): string {
  const next = stillToCome(backups);
  if (next === 'backup') return M.firstBackup;
  return next === 'copy' ? M.firstCopy : M.allWell;
}

function NameOfKey({ id }: { id: string | null }) {
  return id ? <KeptWhole text={M.keyOnPaper(id)} whole={[id]} /> : M.noKey;
}

/** The problems first, then the times of the last backup and copy. */
export function HealthFacts({ health, ...calls }: { health: InstallationHealth } & KeyCalls) {
  const { backups, clock, alerts } = health;
  const facts: [label: string, text: ReactNode][] = [
    ['Last backup', at(backups.backed_up_at)],
    [
      'Last copy in the second folder',
      backups.second_folder ? at(backups.copied_at) : M.noSecondFolder,
    ],
    ['Key of the backups', <NameOfKey key="name" id={backups.key_id} />],
    ['Time on the computer', showDateTime(health.now)],
    ['Newest record', at(clock.last_write_at)],
  ];
  return (
    <Stack gap="sm">
      {alerts.map((alert) => (
        <Problem key={alert} alert={alert} health={health} />
      ))}
      {alerts.length === 0 && <Text>{wellText(backups)}</Text>}
      {backups.key_id && backups.key_kept_at === null && (
        <KeyReminder {...calls} keyId={backups.key_id} mayConfirm={health.may_confirm_key} />
      )}
      <dl className="health-facts ui-tabular">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
