/** The materials of the coin pictures by name: the stops of a gradient and its direction (radial if omitted). */
const materials = {
  face: [
    ['#FFF6CF', 0],
    ['#FFD766', 0.35],
    ['#F0A52E', 0.75],
    ['#C97A18', 1],
  ],
  edge: [
    ['#A65F10', 0],
    ['#F4B545', 0.3],
    ['#B86E16', 0.6],
    ['#7A430A', 1],
  ],
  top: [
    ['#FFF0B4', 0],
    ['#FBC650', 0.5],
    ['#DB8F22', 1],
  ],
  cloth: [
    ['#E8694A', 0],
    ['#B63A26', 0.45],
    ['#5F1812', 1],
  ],
  wood: [
    ['#9A5A30', 0],
    ['#6E3A1E', 0.5],
    ['#3F1E10', 1],
  ],
  lid: [
    ['#B87342', 0],
    ['#5A2D17', 1],
  ],
  jade: [
    ['#A6F3DA', 0],
    ['#2FB58D', 0.5],
    ['#12684F', 1],
  ],
} as const satisfies Record<string, readonly (readonly [string, number])[]>;

export type Material = keyof typeof materials;

const direction: Partial<Record<Material, { x2: number; y2: number }>> = {
  edge: { x2: 1, y2: 0 },
  wood: { x2: 0, y2: 1 },
  lid: { x2: 0, y2: 1 },
};

const diagonal = { x2: 1, y2: 1 };

/** Returns the paint for a material: a reference to a gradient of the same picture. */
export type Paint = (material: Material) => string;
export const paintOf =
  (id: string): Paint =>
  (material) =>
    `url(#${id}${material})`;

/** The gradients of one picture. Each picture has its own ids, because gradients of a hidden picture are not drawn. */
export const Gradients = ({ id }: { id: string }) => (
  <defs>
    {(Object.keys(materials) as Material[]).map((name) => {
      const stops = materials[name].map(([colour, offset]) => (
        <stop key={offset} stopColor={colour} offset={offset} />
      ));
      return name === 'face' ? (
        <radialGradient key={name} id={id + name} cx=".36" cy=".28" r=".85">
          {stops}
        </radialGradient>
      ) : (
        <linearGradient key={name} id={id + name} {...(direction[name] ?? diagonal)}>
          {stops}
        </linearGradient>
      );
    })}
    <radialGradient id={`${id}glow`}>
      <stop stopColor="#FFC65A" stopOpacity=".6" />
      <stop offset=".55" stopColor="#F6A93C" stopOpacity=".16" />
      <stop offset="1" stopColor="#F6A93C" stopOpacity="0" />
    </radialGradient>
  </defs>
);
