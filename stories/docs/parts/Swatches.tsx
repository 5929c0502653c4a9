import { type ColourMode, tokens } from '@portal/ui-kit/theme';
import {
  colourOf,
  contrastOf,
  type ContrastPair,
  contrastPairs,
  namesOf,
} from '../../../ui-kit/theme/contrast';

const modes: ColourMode[] = ['dark', 'light'];

const cell = { padding: '6px 10px', borderBottom: '1px solid #8884', textAlign: 'left' } as const;

const ratioOf = ({ front, ground }: ContrastPair, mode: ColourMode) =>
  contrastOf(colourOf(tokens[mode], front), colourOf(tokens[mode], ground));

/** Every colour with its value in both modes, as the tokens have it now. */
export const Swatches = ({ role }: { role: Parameters<typeof namesOf>[0] }) => (
  <table>
    <thead>
      <tr>
        {['token', ...modes].map((title) => (
          <th key={title} style={cell}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {namesOf(role).map((name) => (
        <tr key={name}>
          <td style={cell}>
            <code>{name}</code>
          </td>
          {modes.map((mode) => {
            const colour = colourOf(tokens[mode], name);
            const ground = tokens[mode].canvas;
            return (
              <td key={mode} style={{ ...cell, background: ground, color: tokens[mode].text }}>
                <span
                  aria-hidden
                  style={{
                    display: 'inline-block',
                    width: 40,
                    height: 24,
                    marginRight: 10,
                    verticalAlign: 'middle',
                    borderRadius: 6,
                    border: `1px solid ${tokens[mode].controlBorder}`,
                    background: colour,
                  }}
                />
                <code style={{ color: 'inherit', background: 'none', border: 0 }}>{colour}</code>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Every text on every ground: how it looks, and its contrast. */
export const ContrastTable = ({ mode }: { mode: ColourMode }) => (
  <table>
    <thead>
      <tr>
        <th style={cell}>on</th>
        {namesOf('text').map((name) => (
          <th key={name} style={cell}>
            <code>{name}</code>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {namesOf('ground').map((ground) => (
        <tr key={ground}>
          <td style={cell}>
            <code>{ground}</code>
          </td>
          {namesOf('text').map((front) => (
            <td
              key={front}
              style={{
                ...cell,
                background: colourOf(tokens[mode], ground),
                color: colourOf(tokens[mode], front),
              }}
            >
              {ratioOf({ front, ground, limit: 4.5 }, mode).toFixed(1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The pairs that have least to spare. */
export const ClosestPairs = () => (
  <ul>
    {modes.flatMap((mode) =>
      [...contrastPairs]
        .sort((a, b) => ratioOf(a, mode) / a.limit - ratioOf(b, mode) / b.limit)
        .slice(0, 4)
        .map((pair) => (
          <li key={`${mode} ${pair.front} ${pair.ground}`}>
            {mode}: <code>{pair.front}</code> on <code>{pair.ground}</code>, {ratioOf(pair, mode).toFixed(2)}{' '}
            of {pair.limit}
          </li>
        )),
    )}
  </ul>
);
