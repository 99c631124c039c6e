/** The dark modules of a QR code as the path of an SVG, one unit each. Neighbours in a row are one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      parts.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  }
  return parts.join('');
}
