import type { ReactNode } from 'react';
import { Alert, Button, Text, VisuallyHidden, type Monitor } from '@portal/ui-kit';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import { Name, Row } from './Activity.styles';

export interface AccessRowProps {
  Icon: typeof Monitor;
  name: string;
  /** Shown beside the name. */
  mark?: ReactNode;
  /** The known facts, one per line. */
  facts: readonly string[];
  /** The button that ends the access; null for none. */
  action: { label: string; onClick: () => void; busy?: boolean } | null;
  /** Why the last attempt of the action failed. */
  error?: string | undefined;
}

/** One access to the account (a signed-in browser or a passkey), and the button that ends it. */
export const AccessRow = ({ Icon, name, mark, facts, action, error }: AccessRowProps) => {
  const row = useFocusPassedOn<HTMLLIElement>();
  return (
    <Row ref={row}>
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
};
