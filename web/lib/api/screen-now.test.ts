import { afterEach, expect, it } from 'vitest';
import { isScreen } from '#contract/kernel/screens.ts';
import { ADDRESSES } from '../address/paths.ts';
import { screenNow } from './screen-now.ts';

/** Pages without a patient, and those opened without an id by mistake. */
const WITHOUT_PATIENTS =
  /^\/(login|register|reset|start-clinic-subscription|inventory|lab-inventory|account)$|^\/(display|t)\/|\/(staff|subscriptions|clinic-subscriptions|users|inventory|settings|lab-tests|lab-catalogue|day-close|waiting-room|suppliers|supplier-returns)\b|[wW]ithoutId/;

const ID = '0199d5f0-0000-7000-8000-00000000dead';
afterEach(() => history.replaceState(null, '', '/'));

it('has a name for every page that may show a patient, without ids', () => {
  const unnamed = Object.entries(ADDRESSES)
    .filter(([name, address]) => !WITHOUT_PATIENTS.test(address) && !WITHOUT_PATIENTS.test(name))
    .filter(([, address]) => {
      history.replaceState(null, '', `${address.replaceAll(/:\w+/g, ID)}?page=2`);
      return !isScreen(screenNow());
    });
  expect(unnamed).toEqual([]);
});
