import { useId, type ReactNode } from 'react';
import { ErrorBoundaryPanel, ErrorPanel, SkeletonPanel, Text, VisuallyHidden } from '@portal/ui-kit';
import { messageOf } from '../../../api/messageOf';
import { Heading, Section } from './Activity.styles';

interface Query<Data> {
  data?: Data | null | undefined;
  error?: Parameters<typeof messageOf>[0] | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ActivitySectionProps<Data> {
  title: string;
  intro: string;
  loading: string;
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of /security with the states of its call. Nothing on a host that does not have the call (HOST-4). */
export const ActivitySection = <Data,>({
  title,
  intro,
  loading,
  query: { data, error, isFetching, refetch },
  children,
}: ActivitySectionProps<Data>) => {
  const id = useId();
  if (data === null) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading>
        <Text as="h2" id={id} strong>
          {title}
        </Text>
        <Text tone="secondary" size="small">
          {intro}
        </Text>
      </Heading>
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {data !== undefined && children(data)}
        {data === undefined && error && !isFetching && (
          <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {data === undefined && (!error || isFetching) && (
          <>
            <VisuallyHidden role="status">{loading}</VisuallyHidden>
            <SkeletonPanel lines={4} />
          </>
        )}
      </ErrorBoundaryPanel>
    </Section>
  );
};
