import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconBed } from '#web/ui/theme/icons.ts';

/** To the list of in-patients. */
export function InPatientsLink() {
  return (
    <Button
      component={Link}
      to={ADDRESSES.inPatients}
      variant="default"
      leftSection={<Icon of={IconBed} />}
    >
      In-patients
    </Button>
  );
}
