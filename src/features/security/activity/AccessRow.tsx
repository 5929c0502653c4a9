import type { ReactNode } from 'react';
import { Alert, Button, Text, VisuallyHidden, type Monitor } from '@portal/ui-kit';
import { Name, Row } from './Activity.styles';

export interface AccessRowProps {
  Icon: typeof Monitor;
  name: string;
  /** Stands beside the name. */
  mark?: ReactNode;
  /** What is known of it, a line each. */
  facts: readonly string[];
  /** The button that ends the access; null for none. */
  action: { label: string; onClick: () => void; busy?: boolean } | null;
  /** Why the last try of the action failed. */
  error?: string | undefined;
}

/** One access to the account (a signed-in browser or a passkey), and the button that ends it. */
export const AccessRow = ({ Icon, name, mark, facts, action, error }: AccessRowProps) => (
  <Row>
    <Icon size={24} aria-hidden />
    <div>
      <Name>
        <Text as="span" strong>
          {name}
        </Text>
        {mark}
      </Name>
      {facts.map((fact) => (
        <Text key={fact} tone="secondary" size="small">
          {fact}
        </Text>
      ))}
    </div>
    {action && (
      <Button variant="secondary" busy={action.busy ?? false} onClick={action.onClick}>
        {action.label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    )}
    {error !== undefined && <Alert severity="error">{error}</Alert>}
  </Row>
);
