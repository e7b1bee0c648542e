import { line, path } from '#bookmaking/drawing/marks.ts';

/** Out of the coat's sleeve, as one puts a hand to something: three feathers from a shoulder on the right, and they are not there yet. */
export const wingHand = (): string =>
  FEATHERS.map((d) => path(d, '#fbf7ee', 'stroke="#5f4660" stroke-width="1"')).join('') +
  line(
    'M146 165C155 168 163 171 172 173M148 154Q158 164 172 170M158 149Q165 158 174 166',
    '#d9c6c4',
    1.1,
  ) +
  path('M165 178L177 159C188 154 202 158 210 170V210H186C184 198 176 186 165 178Z', '#686b77') +
  path('M165 178C176 186 184 198 186 210H194C192 194 184 182 170 172Z', '#565966') +
  path('M162.6 178L174.6 158.4L180 161L168.6 181.6Z', '#868a96') +
  line('M186 166Q196 174 200 188M181 174Q187 180 190 188', '#4d5060', 1);

const FEATHERS = [
  'M172 178C162 179 148 174 141 164C150 161 164 164 174 171Z',
  'M170 175C159 171 147 161 143 149.6C154 150 167 158 175 167Z',
  'M171 170C162 164 154 154 153 143.6C163 146 173 155 178 164Z',
];
