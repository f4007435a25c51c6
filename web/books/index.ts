export { BookPaper } from './book-paper.tsx';
export { BookPart } from './book-part.tsx';
export { BookDay, BookTable } from './book-table.tsx';
