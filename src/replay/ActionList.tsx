import { memo, useLayoutEffect, useRef } from 'react';
import type { StepInfo } from './stepInfo';
import { texts } from './texts';

export interface ActionListProps {
  infos: readonly StepInfo[];
  /** The indexes of the steps that are listed, in order. */
  listed: readonly number[];
  index: number;
  onIndex: (index: number) => void;
}

const Options = memo(({ infos, listed }: Pick<ActionListProps, 'infos' | 'listed'>) =>
  listed.map((at) => (
    <option key={at} value={at}>
      {`${at} · ${infos[at]?.isError ? '⚠ ' : ''}${infos[at]?.label ?? ''}`}
    </option>
  )),
);
Options.displayName = 'Options';

/** A native select. React rerenders its options only when the listed steps change, since rendering thousands of them is slow. */
export const ActionList = ({ infos, listed, index, onIndex }: ActionListProps) => {
  const list = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // For a step that is not listed, the last listed step before it is selected.
    if (list.current) list.current.selectedIndex = listed.findLastIndex((at) => at <= index);
  }, [index, listed]);
  return (
    <select ref={list} aria-label={texts.actions} onChange={({ target }) => onIndex(Number(target.value))}>
      <Options infos={infos} listed={listed} />
    </select>
  );
};
