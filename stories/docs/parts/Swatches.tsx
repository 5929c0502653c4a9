import { type ColourMode, tokens } from '@portal/ui-kit/theme';
import {
  colourOf,
  contrastRatio,
  type ContrastPair,
  contrastPairs,
  namesOf,
} from '../../../ui-kit/tokens/contrast';

const modes: ColourMode[] = ['dark', 'light'];

const cell = { padding: '6px 10px', borderBottom: '1px solid #8884', textAlign: 'left' } as const;

const ratioIn = (mode: ColourMode, { foreground, background }: ContrastPair) =>
  contrastRatio(colourOf(tokens[mode], foreground), colourOf(tokens[mode], background));

/** The colours of a role with their values in both modes, read from the tokens. */
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
            return (
              <td key={mode} style={{ ...cell, background: tokens[mode].canvas, color: tokens[mode].text }}>
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

/** Every text colour on every background: a sample and the contrast. */
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
      {namesOf('background').map((background) => (
        <tr key={background}>
          <td style={cell}>
            <code>{background}</code>
          </td>
          {namesOf('text').map((foreground) => (
            <td
              key={foreground}
              style={{
                ...cell,
                background: colourOf(tokens[mode], background),
                color: colourOf(tokens[mode], foreground),
              }}
            >
              {ratioIn(mode, { foreground, background, minimum: 4.5 }).toFixed(1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The pairs with the lowest contrast above their minimum. */
export const ClosestPairs = () => (
  <ul>
    {modes.flatMap((mode) =>
      [...contrastPairs]
        .sort((a, b) => ratioIn(mode, a) / a.minimum - ratioIn(mode, b) / b.minimum)
        .slice(0, 4)
        .map((pair) => (
          <li key={`${mode} ${pair.foreground} ${pair.background}`}>
            {mode}: <code>{pair.foreground}</code> on <code>{pair.background}</code>,{' '}
            {ratioIn(mode, pair).toFixed(2)} (minimum {pair.minimum})
          </li>
        )),
    )}
  </ul>
);
