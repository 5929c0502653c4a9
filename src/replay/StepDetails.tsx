import { useState } from 'react';
import { Details } from './bar.styles';
import type { Step } from './readRecording';
import { changesBetween } from './stateDiff';
import { texts } from './texts';

const json = (value: unknown, space = 0): string =>
  value === undefined ? '–' : JSON.stringify(value, null, space);

/** Longer values are truncated; the state below shows them in full. */
const MAX_LENGTH = 300;
const brief = (value: unknown): string => {
  const text = json(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** A part of the state, which is serialized only once it is opened. */
const Part = ({ name, value }: { name: string; value: unknown }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <pre>{json(value, 2)}</pre>}
    </details>
  );
};

export interface StepDetailsProps {
  step: Step;
  /** The step before; undefined for the first one. */
  before: Step | undefined;
}

/** An action's content, the changes that it made, and the state after it. */
export const StepDetails = ({ step, before }: StepDetailsProps) => {
  const { type, ...carried } = step.action;
  const changes = before ? changesBetween(before.state, step.state) : [];
  return (
    <Details data-step-details role="region" aria-label={texts.details} tabIndex={0}>
      <h2>{type}</h2>
      <time>{step.at > 0 ? new Date(step.at).toISOString() : ''}</time>
      <h3>{texts.carried}</h3>
      <pre>{Object.keys(carried).length > 0 ? json(carried, 2) : '–'}</pre>
      <h3>{texts.changes}</h3>
      {changes.length === 0 && <p>{texts.noChanges}</p>}
      <dl>
        {changes.map(({ path, before: old, after }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              <del>{brief(old)}</del>
            </dd>
            <dd>
              <ins>{brief(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{texts.state}</h3>
      {Object.entries(step.state).map(([name, value]) => (
        <Part key={name} name={name} value={value} />
      ))}
    </Details>
  );
};
