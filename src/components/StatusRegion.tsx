import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Notice, type NoticeProps } from '@portal/ui-kit';

/** Takes no space while it is empty, not even the gap of a grid. */
const Region = styled.div({ '&:empty': { position: 'absolute' } });

export interface StatusRegionProps {
  children: ReactNode;
  /** Announces only what has changed in the region, and not all of it. For a region with several texts. */
  inParts?: boolean;
}

/** A live region that is in the DOM before its text: not every screen reader announces a region that is inserted with its text. */
export const StatusRegion = ({ children, inParts = false }: StatusRegionProps) => (
  <Region role="status" {...(inParts && { 'aria-atomic': false })}>
    {children}
  </Region>
);

export interface OutcomeRegionProps {
  children: ReactNode;
  /** Whether the outcome is an alert. An alert is announced wherever it is inserted, and inside a live region it would be announced twice. */
  isAlert: boolean;
}

/** The place of an outcome that is either an alert or announced politely. */
export const OutcomeRegion = ({ children, isAlert }: OutcomeRegionProps) => (
  <>
    <StatusRegion>{!isAlert && children}</StatusRegion>
    {isAlert && children}
  </>
);

export interface StatusNoticeProps extends Pick<NoticeProps, 'severity'> {
  /** Without children there is no notice, only the empty live region. */
  children: ReactNode;
  /** Change it to announce a notice whose text is the same as the previous one's. */
  noticeKey?: number;
}

/** A notice of the outcome of an action of the player, in a live region that is always in the DOM. */
export const StatusNotice = ({ severity = 'success', children, noticeKey }: StatusNoticeProps) => (
  <StatusRegion>
    {Boolean(children) && (
      <Notice key={noticeKey} severity={severity} live="off">
        {children}
      </Notice>
    )}
  </StatusRegion>
);
