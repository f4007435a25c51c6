/** What can change in a clinic; a screen refetches what it shows of a topic when it is named. */
export const EVENT_TOPICS = [
  'queue',
  'patients',
  'staff',
  'settings',
  'drugs',
  'pharmacy-orders',
  'lab-orders',
  'lab-tests',
  'bills',
  'subscriptions',
  'clinic-plan',
  'day-closes',
  'ai-runs',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];
