import sharp from 'sharp';

/** A real PNG in landscape, as a design office would send it: the board above a door. */
export async function projectPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const board = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f2e3c6"/><circle cx="310" cy="300" r="190" fill="#c8412b"/><circle cx="310" cy="300" r="128" fill="#f2e3c6"/><path d="M570 150h230v32H570zM570 220h180v16H570zM570 260h200v16H570z" fill="#1f3d33"/></svg>',
  );
  return { name: 'board.png', mimeType: 'image/png', buffer: await sharp(board).png().toBuffer() };
}
