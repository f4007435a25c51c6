import type { BackupFailure, HealthAlert } from './health.ts';

/** Prints the key of the backups. */
export const KEY_COMMAND = 'npm run backup -- --key';

const WHOM = 'Tell the person who looks after the computer that runs OpenOPD.';

const DISK_QUESTION = 'Is its disk plugged in? It is tried again every half hour.';

/** Each problem and its remedy. */
export const HEALTH_ALERT_TEXTS: Readonly<Record<HealthAlert, { title: string; text: string }>> = {
  'no-backups': {
    title: 'No backups are made at night',
    text: `If the disk breaks, everything is lost. ${WHOM}`,
  },
  'backup-failed': { title: 'The last backup failed', text: WHOM },
  'backup-old': {
    title: 'There was no backup for more than two days',
    text: `Leave the computer on for half an hour. If this stays: ${WHOM}`,
  },
  'copy-failed': {
    title: 'The last backup was not copied to the second folder',
    text: DISK_QUESTION,
  },
  'copy-old': {
    title: 'No backup was copied to the second folder for more than two days',
    text: DISK_QUESTION,
  },
  'clock-behind': {
    title: 'The computer’s clock is behind',
    text: 'The newest record is later than the time now: the clock is wrong, or it was when that was written. Set the computer’s date and time.',
  },
  'clock-ahead': {
    title: 'The computer’s clock may be ahead',
    text: 'Nothing was written for more than a year. Check the computer’s date and time.',
  },
};

export const BACKUP_FAILURE_TEXTS: Readonly<Record<BackupFailure, string>> = {
  full: 'The disk is full.',
  'read-only': 'The disk cannot be written to.',
  missing: 'The folder is not there.',
  unplugged: 'The folder is empty although there were copies in it: its disk is not plugged in.',
  'not-allowed': 'OpenOPD is not allowed to write there.',
  'not-the-same': 'What was written is not what was read back: the disk may be broken.',
  other: 'The server’s log has the reason.',
};

export const HEALTH_MESSAGES = {
  loadFailed: 'Failed to load the state of backups and clock.',
  allWell: 'Backups and clock are as they should be.',
  firstBackup:
    'No backup was made yet. The first one is made within an hour; leave the computer on.',
  firstCopy:
    'No backup was copied to the second folder yet. It is tried every half hour; leave its disk plugged in.',
  notYet: 'Not yet',
  keyReminder: 'Is the key of the backups on paper?',
  keyReminderText: (id: string) =>
    `If this computer is lost, nobody can open the backups without the key ${id}. The server showed it at its first start; the command ${KEY_COMMAND} prints it again. Write it down and keep the paper away from the computer.`,
  keyByOperator: 'The person who runs the computer confirms it here.',
  keyIsKept: 'It is on paper',
  keyConfirmed: 'Noted: the key is on paper.',
  keyConfirmFailed: 'Failed to note that the key is on paper.',
  otherKey: 'The backups have another key now. Look at the page again.',
  noKey: 'None',
  keyOnPaper: (id: string) => `${id}. Only the key of this name opens the backups.`,
  noSecondFolder: 'None. A backup on another disk also helps when this one breaks.',
} as const;
