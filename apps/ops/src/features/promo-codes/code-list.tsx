import { Code, Group } from '@mantine/core';

/** Codes beside each other. */
export function CodeList({ codes, label }: { readonly codes: readonly string[]; readonly label: string }) {
  return (
    <Group component="ul" gap={6} p={0} m={0} aria-label={label}>
      {codes.map((code) => (
        <Code key={code} component="li" style={{ listStyle: 'none' }}>
          {code}
        </Code>
      ))}
    </Group>
  );
}
