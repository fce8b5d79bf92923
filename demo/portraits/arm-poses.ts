import type { Arm } from './figure/arms.ts'
import type { Body } from './figure/body.ts'

export const hang = ({ shoulder }: Body, side: 1 | -1): Arm => ({
  elbow: [side * (shoulder + 6), 566],
  wrist: [side * (shoulder - 8), 796],
  hand: 'rest',
  angle: 90 + side * 6,
  flip: side === 1,
})
export const onHip = ({ shoulder, hip }: Body, side: 1 | -1): Arm => ({
  elbow: [side * (shoulder + 104), 548],
  wrist: [side * (hip * 0.82 + 30), 748],
  hand: 'grip',
  angle: side === 1 ? 160 : 20,
  flip: side === 1,
})
export const holds = (
  { shoulder }: Body,
  side: 1 | -1,
  x: number,
  y: number,
  angle: number,
  hand: Arm['hand'] = 'cup',
): Arm => ({
  elbow: [side * (shoulder + 18), 580],
  wrist: [side * x, y],
  hand,
  angle,
  flip: side === 1,
})
