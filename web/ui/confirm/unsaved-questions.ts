/** Asks before a page with unsaved changes is left; `message` names them. */
export const leaveQuestion = (message: string) =>
  ({
    title: 'Leave without saving?',
    message,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  }) as const;

/** Asks before a dialog with unsaved changes is closed. */
export const closeQuestion = (message: string) =>
  ({
    title: 'Close without saving?',
    message,
    confirmLabel: 'Close',
    cancelLabel: 'Keep editing',
  }) as const;
