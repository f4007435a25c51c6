import { endpoint } from '../kernel/endpoint.ts';
import { Overview } from './overview.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'The clinic at a glance: today, and the two weeks before',
  access: 'overview.view',
  reads: 'list',
  topics: [
    'queue',
    'patients',
    'staff',
    'drugs',
    'bills',
    'subscriptions',
    'pharmacy-orders',
    'lab-orders',
  ],
  replies: { 200: Overview },
});
