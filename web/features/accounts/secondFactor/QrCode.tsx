import encodeQR from 'qr';

/** A square that a phone's camera reads; black on white in either theme, as scanners want it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} width="192" height="192" role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" rx="2" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
