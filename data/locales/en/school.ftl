# Kaiju school: lessons that are played in private. Style: docs/voice.md. The texts of lessons: school-<game>.ftl.

refused-practice-full = You have { $most } of these already. End one first.
