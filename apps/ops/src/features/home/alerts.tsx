import type { HomeAlert } from '@lyceum/contracts/ops';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

/** What is wrong just now, each with the way to where it is looked into. */
export function Alerts({ alerts }: { readonly alerts: readonly HomeAlert[] }) {
  return (
    <section aria-label="What is wrong">
      {alerts.map(({ title, detail, path }) => (
        <Alert
          key={title}
          color="danger"
          icon={<IconAlertTriangle aria-hidden />}
          mb="xs"
          title={<Link to={path}>{title}</Link>}
        >
          {detail}
        </Alert>
      ))}
    </section>
  );
}
