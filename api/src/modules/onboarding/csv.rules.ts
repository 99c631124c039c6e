/**
 * The rows of a delimited text (RFC 4180): quoted cells may hold the delimiter, line ends and doubled quotes.
 * Cells are trimmed. null when a quote is never closed.
 */
export function parseCsv(text: string, delimiter: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let blank = true;
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    blank = true;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') cell += text[(i += 1)];
      else quoted = false;
    } else if (character === '"' && blank) {
      cell = '';
      blank = false;
      quoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else {
      cell += character;
      blank &&= character === ' ';
    }
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
