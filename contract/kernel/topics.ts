/** Topics of change events; a screen refetches the data that depends on a topic. */
export const EVENT_TOPICS = [
  'queue',
  'appointments',
  'waiting-room',
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
  'vitals',
  'favourites',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];
