import { Text } from '@mantine/core';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The pharmacy's settings (specification 2, section 2: a page with only this notice). */
export function PharmacySettingsPage() {
  return (
    <>
      <PageHeader title="Pharmacy settings" backTo={ADDRESSES.dashboard} />
      <Text>{DRUG_MESSAGES.settingsLater}</Text>
    </>
  );
}
